import { startTomcat, tomcatHome } from '../process/tomcat.ts';

// Slow: it starts a Tomcat.

const home = tomcatHome();
const ifTomcat = home === undefined ? describe.skip : describe;

ifTomcat('the tag library in Tomcat', () => {
  let tomcat: Awaited<ReturnType<typeof startTomcat>>;
  beforeAll(async () => {
    tomcat = await startTomcat(home ?? '');
  });
  afterAll(() => tomcat?.close());

  const page = async (query = '') => {
    const response = await fetch(`${tomcat.url}/legacy/recovery-tag.jsp${query}`);
    expect(response.status).toBe(200);
    return await response.text();
  };

  test('a tag is the element with its attributes, and the first one brings the script', async () => {
    const html = await page();
    expect(html.match(/<script [^>]*embed\.js[^>]*>/g)).toEqual(['<script src="/embed.js" async>']);
    expect(html.match(/<recovery-options.*?<\/recovery-options>/g)).toEqual([
      '<recovery-options id="recovery" as-modal redirect-url="/legacy/home.jsp"></recovery-options>',
      '<recovery-options open="false" update-flow skip-location-change></recovery-options>',
    ]);
  });

  test('a value of the request stays a value, whatever is in it', async () => {
    const html = await page(`?next=${encodeURIComponent(`"><script>alert('1')</script>&amp;é`)}`);
    expect(html).toContain(
      'redirect-url="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;é"></recovery-options>',
    );
    expect(html).not.toContain("alert('1')");
  });
});
