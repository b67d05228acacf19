<%@ tag body-content="empty" trimDirectiveWhitespaces="true" pageEncoding="UTF-8"
  description="The recovery flow, and its script once a page." %><%--
--%><%@ attribute name="modal" type="java.lang.Boolean" description="A modal dialog over everything on the page." %><%--
--%><%@ attribute name="open" type="java.lang.Boolean" description="false keeps it closed." %><%--
--%><%@ attribute name="updateFlow" type="java.lang.Boolean" description="Starts with the person's password." %><%--
--%><%@ attribute name="skipLocationChange" type="java.lang.Boolean" description="The steps do not change the page's URL." %><%--
--%><%@ attribute name="redirectUrl" description="Where the window goes at the end." %><%--
--%><%@ attribute name="id" description="The element's id." %><%--
--%><%@ attribute name="portal" description="The portal's origin; without it, the page's own." %><%--
--%><%@ attribute name="nonce" description="The nonce of the page's Content-Security-Policy." %><%!
  /** A text between double quotes of an attribute. */
  private static String quoted(Object text) {
    return String.valueOf(text).replace("&", "&amp;").replace("\"", "&quot;").replace("'", "&#39;").replace("<", "&lt;").replace(">", "&gt;");
  }

  private static String attribute(String name, Object value) {
    return value == null || value.equals("") ? "" : " " + name + "=\"" + quoted(value) + "\"";
  }

  private static String flag(String name, Boolean value) {
    return value != null && value.booleanValue() ? " " + name : "";
  }
%><%
  Object id = jspContext.getAttribute("id");
  Object redirectUrl = jspContext.getAttribute("redirectUrl");
  Object portal = jspContext.getAttribute("portal");
  Object nonce = jspContext.getAttribute("nonce");
  Boolean open = (Boolean) jspContext.getAttribute("open");
  if (request.getAttribute("portal.embed") == null) {
    request.setAttribute("portal.embed", Boolean.TRUE);
    out.print("<script src=\"" + quoted(portal == null ? "" : portal) + "/embed.js\"" + attribute("nonce", nonce) + " async></script>");
  }
  out.print("<recovery-options" + attribute("id", id)
    + flag("as-modal", (Boolean) jspContext.getAttribute("modal"))
    + (open != null && !open.booleanValue() ? " open=\"false\"" : "")
    + flag("update-flow", (Boolean) jspContext.getAttribute("updateFlow"))
    + flag("skip-location-change", (Boolean) jspContext.getAttribute("skipLocationChange"))
    + attribute("redirect-url", redirectUrl) + "></recovery-options>");
%>
