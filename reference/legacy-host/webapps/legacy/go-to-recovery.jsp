<%@ page trimDirectiveWhitespaces="true" import="java.net.URLEncoder" %><%
  /* Where the sign-in of the host application leads: on to the account page, with where to go afterwards. */
  String then = URLEncoder.encode("/legacy/home.jsp?from=recovery", "UTF-8");
  response.sendRedirect("/legacy/recovery-inline.jsp?lang=en&redirectUrl=" + then + "#options");
%>
