<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">
<html>
<head>
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<title>HR Central</title>
<link rel="stylesheet" type="text/css" href="/legacy/css/central.css">
<script type="text/javascript" src="/legacy/js/central.js"></script>
</head>
<body>
<div id="banner">HR CENTRAL v4.2 <span class="env">SCHEDULED MAINTENANCE SUNDAY 02:00</span></div>
<div id="tabs"><a href="/legacy/home.jsp">Home</a><a href="/legacy/recovery-modal.jsp">Security</a><a href="/legacy/recovery-inline.jsp">My account</a></div>
<h1>Home</h1>
<p>What is new in the portal: <portal-notifications></portal-notifications></p>
<script type="text/javascript" src="/embed.js"></script>
<div id="foot">Session new</div>
</body>
</html>
