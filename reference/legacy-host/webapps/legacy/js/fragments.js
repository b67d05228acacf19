// Loads a fragment into the page and evaluates its scripts, as jQuery's `load` does with a script of the page's own origin.
(function () {
  function get(url) {
    var request = new XMLHttpRequest();
    request.open('GET', url, false);
    request.send();
    return request.responseText;
  }
  var place = document.getElementById('content');
  place.innerHTML = get('/legacy/pages/frames/fragment.html');
  var scripts = place.getElementsByTagName('script');
  for (var i = 0; i < scripts.length; i += 1) window['eval'].call(window, get(scripts[i].getAttribute('src')));
})();
