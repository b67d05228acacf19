<base href="/legacy/archive/2011/">
<style type="text/css">html { font-size: 10px } dialog#notice { display: block; z-index: 2147483647 }</style>
<h1>Security</h1>
<dialog id="notice">
<p>Your recovery options are missing.</p>
<button type="button" id="open">Add them now</button>
</dialog>
<recovery-options id="recovery" as-modal open="false"<%= request.getParameter("leads") == null ? "" : " redirectUrl=\"home.jsp\"" %>></recovery-options>
<script type="text/javascript">
$('open').onclick = function () { $('recovery').open(); };
$('notice').showModal();
</script>
<script type="text/javascript" src="/embed.js"></script>
