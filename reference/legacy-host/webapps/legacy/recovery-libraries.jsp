<%
  String with = request.getParameter("with");
  boolean jquery = "jquery".equals(with) || "both".equals(with);
  boolean prototype = "prototype".equals(with) || "both".equals(with);
%>
<% if (prototype) { %><script type="text/javascript" src="/legacy/lib/prototype.js"></script>
<% } if (jquery) { %><script type="text/javascript" src="/legacy/lib/jquery.js"></script>
<% } %>
<h1>Security</h1>
<p id="events">Nothing yet</p>
<button type="button" id="open">Recovery options</button>
<div id="question" tabindex="-1" style="display: none">Are you still there? <input type="text" id="answer"></div>
<div id="place"></div>
<recovery-options id="recovery" as-modal open="false"></recovery-options>
<script type="text/javascript">
<% if ("both".equals(with)) { %>jQuery.noConflict();
<% } if (jquery) { %>jQuery(function ($) {
  $('#open').on('click', function () { $('#recovery')[0].open(); });
  $(document).on('recovery-completed recovery-cancelled recovery-failed', function (event) {
    var detail = event.originalEvent.detail;
    $('#events').text([event.type, detail.email, detail.phone].join(' '));
  });
  // The focus trap of a dialog plug-in: elements outside the dialog send the focus back.
  window.trap = function () {
    $('#question').show();
    $(document).on('focusin', function (event) {
      if (!$.contains($('#question')[0], event.target)) $('#answer').trigger('focus');
    });
    $('#answer').trigger('focus');
  };
});
<% } else if (prototype) { %>document.observe('dom:loaded', function () {
  $('open').observe('click', function () { $('recovery').open(); });
  ['recovery-completed', 'recovery-cancelled', 'recovery-failed'].each(function (type) {
    document.observe(type, function (event) {
      $('events').update($A([event.type, event.detail.email, event.detail.phone]).join(' '));
    });
  });
});
<% } %></script>
<script type="text/javascript" src="/embed.js"></script>
