<%@ taglib prefix="portal" uri="urn:portal:tags" %>
<h1>Security</h1>
<portal:recoveryOptions id="recovery" modal="true" redirectUrl="${empty param.next ? '/legacy/home.jsp' : param.next}"/>
<portal:recoveryOptions open="false" updateFlow="true" skipLocationChange="${true}" nonce="${param.nonce}"/>
