<h1>Home</h1>
<table class="grid">
<tr><th>Item</th><th>Status</th><th>Last change</th></tr>
<tr><td>Password</td><td>Active</td><td>03/14/2026</td></tr>
<tr><td>Recovery options</td><td><a href="/legacy/recovery-modal.jsp">Register</a></td><td>&nbsp;</td></tr>
</table>
