// The scripts of 2011, kept as they are: prototypes extended, globals taken, handlers on everything.
String.prototype.trim = function () { return this.replace(/^\s+|\s+$/g, ''); };
Array.prototype.contains = function (value) { for (var i = 0; i < this.length; i++) if (this[i] === value) return true; return false; };
Array.prototype.first = function () { return this[0]; };
Object.prototype.isEmpty = function () { for (var key in this) if (this.hasOwnProperty(key)) return false; return true; };
Element.prototype.show = function () { this.style.display = 'block'; };
var $ = function (id) { return typeof id === 'string' ? document.getElementById(id) : id; };
var name = 'central';
var root = 'legacy';
var keysSeen = 0;
document.onkeydown = function () { keysSeen++; };
window.onerror = function (message) { (window.legacyErrors = window.legacyErrors || []).push(String(message)); };
window.onload = function () { if ($('go')) $('go').onclick = function () { alert('No results'); }; };
