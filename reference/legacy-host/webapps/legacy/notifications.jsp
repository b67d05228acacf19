<h1>Home</h1>
<p>What is new in the portal: <portal-notifications></portal-notifications></p>
<script type="text/javascript" src="/embed.js"></script>
