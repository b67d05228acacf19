<h1>Sign in</h1>
<p>Forgot your password? Set a new one here.</p>
<div class="box">
<forgot-password sign-in-url="/legacy/home.jsp"></forgot-password>
</div>
<script type="text/javascript" src="/embed.js"></script>
