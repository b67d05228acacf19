<%!
  /** The page's own redirect parameter, escaped for an attribute, as this page has always done it. */
  private static String attribute(String text) {
    return text.replace("&", "&amp;").replace("\"", "&quot;").replace("<", "&lt;").replace(">", "&gt;");
  }
%><% String next = request.getParameter("next"); %>
<h1>Security</h1>
<form name="search" action="/legacy/home.jsp" onsubmit="return false">
<label for="q">Search</label> <input type="text" id="q" name="q" size="30"> <button type="button" id="go">Go</button>
</form>
<table class="grid">
<tr><th>Item</th><th>Status</th><th>Last change</th></tr>
<tr><td>Password</td><td>Active</td><td>03/14/2026</td></tr>
<tr><td>Recovery options</td><td>Not registered</td><td>&nbsp;</td></tr>
</table>
<recovery-options as-modal redirectUrl="<%= next == null ? "/legacy/home.jsp" : attribute(next) %>"></recovery-options>
<script type="text/javascript" src="/embed.js"></script>
