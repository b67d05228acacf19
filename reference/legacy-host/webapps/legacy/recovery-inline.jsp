<h1>My account</h1>
<p>Keep your contact details up to date.</p>
<div class="box">
<recovery-options skip-location-change></recovery-options>
</div>
<script type="text/javascript" src="/embed.js"></script>
