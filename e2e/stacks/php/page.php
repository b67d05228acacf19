<?php
/** The element in a page of PHP: what comes with the request is escaped, whatever is in it. */
$next = $_GET['next'] ?? '/legacy/home.jsp';
?>
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Theirs</title>
<h1>Security</h1>
<script src="/embed.js" async></script>
<recovery-options as-modal redirect-url="<?= htmlspecialchars($next, ENT_QUOTES) ?>"></recovery-options>
</html>
