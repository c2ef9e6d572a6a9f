import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LinkCategory, linkCategories, linkMessages, urlMaxLength } from './link.values.ts';
import { parseLinkUrl, parseLinkUrlForCategory } from './link-url.ts';

const id = 'dQw4w9WgXcQ';
const video = { kind: 'youtube', mediaId: id, url: `https://www.youtube.com/embed/${id}` };
const post = (kind: 'reel' | 'p', mediaId = 'C8abc_D-123') => ({
  kind: 'instagram',
  mediaId,
  url: `https://www.instagram.com/${kind}/${mediaId}/`,
});

describe('normalizes every common form of a video link', () => {
  test.each([
    `https://www.youtube.com/watch?v=${id}`,
    `http://www.youtube.com/watch?v=${id}`,
    `https://youtube.com/watch?v=${id}`,
    `https://m.youtube.com/watch?v=${id}`,
    `https://music.youtube.com/watch?v=${id}&si=AbC`,
    `https://www.youtube.com/watch?v=${id}&t=30`,
    `https://www.youtube.com/watch?t=30s&v=${id}`,
    `https://www.youtube.com/watch?v=${id}&list=PL0123456789&index=4`,
    `https://www.youtube.com/watch/?v=${id}`,
    `https://www.youtube.com/watch?v=${id}#t=1m`,
    `https://www.youtube.com/watch?app=desktop&v=${id}&feature=youtu.be`,
    `https://youtu.be/${id}`,
    `http://youtu.be/${id}`,
    `https://youtu.be/${id}/`,
    `https://youtu.be/${id}?si=Ab-_12&t=42`,
    `https://www.youtu.be/${id}`,
    `https://www.youtube.com/shorts/${id}`,
    `https://youtube.com/shorts/${id}?feature=share`,
    `https://m.youtube.com/shorts/${id}/`,
    `https://www.youtube.com/live/${id}`,
    `https://www.youtube.com/live/${id}?si=x`,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube.com/embed/${id}?si=Ab&start=30`,
    `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    `https://youtube-nocookie.com/embed/${id}`,
    `https://www.youtube.com/v/${id}`,
    `https://www.youtube.com/e/${id}`,
    `  https://youtu.be/${id}\n`,
    `HTTPS://YouTu.be/${id}`,
    `Https://WWW.YOUTUBE.COM/watch?v=${id}`,
    `youtube.com/watch?v=${id}`,
    `www.youtube.com/watch?v=${id}&t=30`,
    `m.youtube.com/shorts/${id}`,
    `youtu.be/${id}?si=Ab`,
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/${id}?si=Ab&amp;start=3" title="YouTube video player" frameborder="0" allowfullscreen></iframe>`,
    `<iframe src="//www.youtube-nocookie.com/embed/${id}"></iframe>`,
  ])('%j', (text) => {
    expect(parseLinkUrl(text)).toEqual(video);
    expect(parseLinkUrlForCategory('homeyoutube', text)).toEqual(video);
  });

  test('puts the thumbnail id after /embed/ (requirement 48)', () => {
    expect(video.url.split('/embed/')[1]).toBe(id);
  });
});

describe('normalizes every common form of a post link', () => {
  test.each([
    ['https://www.instagram.com/reel/C8abc_D-123/', 'reel'],
    ['https://instagram.com/reel/C8abc_D-123', 'reel'],
    ['https://www.instagram.com/reels/C8abc_D-123/', 'reel'],
    ['https://www.instagram.com/reel/C8abc_D-123/?igsh=MzRlODBiNWFlZA==', 'reel'],
    ['https://www.instagram.com/reel/C8abc_D-123/embed', 'reel'],
    ['https://www.instagram.com/reel/C8abc_D-123/embed/captioned/', 'reel'],
    ['https://www.instagram.com/p/C8abc_D-123/embed/', 'p'],
    ['https://www.instagram.com/asha.hospital_1/reel/C8abc_D-123/', 'reel'],
    ['https://www.instagram.com/asha.hospital_1/p/C8abc_D-123/?img_index=2', 'p'],
    ['https://www.instagram.com/p/C8abc_D-123/', 'p'],
    ['https://m.instagram.com/p/C8abc_D-123', 'p'],
    ['https://instagr.am/p/C8abc_D-123/', 'p'],
    ['https://www.instagram.com/tv/C8abc_D-123/', 'p'],
    ['http://www.instagram.com/p/C8abc_D-123/#comments', 'p'],
    ['www.instagram.com/reel/C8abc_D-123/', 'reel'],
    [
      `<blockquote class="instagram-media" data-instgrm-captioned data-instgrm-permalink="https://www.instagram.com/reel/C8abc_D-123/?utm_source=ig_embed&amp;utm_campaign=loading" style="${'x'.repeat(4000)}"></blockquote>`,
      'reel',
    ],
  ] as const)('%j', (text, kind) => {
    expect(parseLinkUrl(text)).toEqual(post(kind));
  });

  test('puts the post id into the fourth part of the stored URL, after /reel/', () => {
    const { url } = post('reel');
    expect(url.split('/')[4]).toBe('C8abc_D-123');
    expect(/\/reel\/([^/]+)\//.exec(url)?.[1]).toBe('C8abc_D-123');
  });
});

/** Refused texts by the reason of the refusal. A comment above each group says what its texts try. */
const refused: Readonly<Record<string, readonly string[]>> = {
  url: [
    // Empty texts and texts that are not URLs.
    ...['', ' ', '\n', 'null', 'undefined', 'youtube', 'www.youtube.com', id],
    ...[
      '//youtu.be/dQw4w9WgXcQ',
      '/watch?v=dQw4w9WgXcQ',
      '?v=dQw4w9WgXcQ',
      '#',
      'http',
      'http:',
      'http:/',
      'http://',
      'https://',
      'https:///',
    ],
    ...[
      'https://youtube',
      'https://localhost',
      'https://.',
      'https://..',
      'https://.com',
      'https://youtube.',
      'https://youtu.be.',
    ],
    // Other schemes, which a browser would run or open.
    ...[
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'JAVASCRIPT:ALERT(1)',
      ' javascript:alert(1)',
      'javascript://youtube.com/%0aalert(1)',
    ],
    ...[
      'javascript:https://youtu.be/dQw4w9WgXcQ',
      'javascript\n:alert(1)',
      'java\tscript:alert(1)',
      'java\nscript:alert(1)',
      '\u0000javascript:alert(1)',
    ],
    ...[
      '\u0001javascript:alert(1)',
      'javascript&colon;alert(1)',
      '&#106;avascript:alert(1)',
      'javascript%3Aalert(1)',
      'vbscript:msgbox(1)',
      'livescript:x',
    ],
    ...[
      'data:text/html,<script>alert(1)</script>',
      'data:text/html;base64,PHNjcmlwdD4=',
      'DATA:text/html,x',
      'data:image/svg+xml,<svg onload=alert(1)>',
    ],
    ...[
      'ftp://youtu.be/dQw4w9WgXcQ',
      'file:///etc/passwd',
      'file://youtu.be/dQw4w9WgXcQ',
      'blob:https://youtube.com/x',
      'about:blank',
      'mailto:a@b.example',
      'tel:112',
    ],
    ...[
      'ws://youtu.be/dQw4w9WgXcQ',
      'view-source:https://youtu.be/dQw4w9WgXcQ',
      'intent://youtu.be/dQw4w9WgXcQ#Intent;end',
      'vnd.youtube:dQw4w9WgXcQ',
      'instagram://media?id=1',
    ],
    ...[
      'httpss://youtu.be/dQw4w9WgXcQ',
      'hhttps://youtu.be/dQw4w9WgXcQ',
      'https//youtu.be/dQw4w9WgXcQ',
      'https:youtu.be/dQw4w9WgXcQ',
      'https:/youtu.be/dQw4w9WgXcQ',
    ],
    ...[
      'https:///youtu.be/dQw4w9WgXcQ',
      'https:////youtu.be/dQw4w9WgXcQ',
      'https;//youtu.be/dQw4w9WgXcQ',
      'ｈｔｔｐｓ://youtu.be/dQw4w9WgXcQ',
    ],
    // Spaces, tabs, line breaks and invisible characters inside.
    ...[
      'https://youtu.be/ dQw4w9WgXcQ',
      'https://youtu.be/dQw4 w9WgXcQ',
      'https: //youtu.be/dQw4w9WgXcQ',
      'https://you tube.com/watch?v=dQw4w9WgXcQ',
    ],
    ...[
      'https://youtu.be/dQw4w9WgXcQ https://youtu.be/dQw4w9WgXcQ',
      'https://youtu.be/dQw4w9WgXcQ onclick=alert(1)',
      'h\tttps://youtu.be/dQw4w9WgXcQ',
    ],
    ...[
      'https://youtu.be/\tdQw4w9WgXcQ',
      'https://youtu.be/\ndQw4w9WgXcQ',
      'https://you\r\ntu.be/dQw4w9WgXcQ',
      'https://youtu.be/dQw4w9WgXcQ\r\nSet-Cookie: a=b',
    ],
    ...[
      'https://youtu.be/dQw4w9WgXcQ\u0000',
      'https://youtu.be/\u0000dQw4w9WgXcQ',
      'https://youtu.be/dQw4w9WgXcQ\u0007x',
      'https://youtu.be/dQw4w9WgXcQ\u007f',
    ],
    ...[
      'https://youtu.be/\u00a0dQw4w9WgXcQ',
      'https://youtu.be/\u2003dQw4w9WgXcQ',
      'https://youtu.be/\u3000dQw4w9WgXcQ',
      'https://youtu.be/\u2028dQw4w9WgXcQ',
    ],
    ...[
      'https://you\u200btube.com/watch?v=dQw4w9WgXcQ',
      'https://you\u00adtube.com/watch?v=dQw4w9WgXcQ',
      '\u200bhttps://youtu.be/dQw4w9WgXcQ',
    ],
    ...[
      'https://youtu.be/dQw4w9WgXcQ\u202e',
      '\u202ehttps://youtu.be/dQw4w9WgXcQ',
      'https://youtu.be/\u2066dQw4w9WgXcQ',
      'https://youtu.be/dQw4w9WgXcQ\ud800',
    ],
    ...[
      'https://youtu.be/\ue000dQw4w9WgXcQ',
      'https://youtu.be/\u0085dQw4w9WgXcQ',
      'https://youtu.be/dQw4w9WgXcQ\u2060x',
    ],
    // Quotes and angle brackets, which end an attribute or a tag.
    ...[
      '"https://youtu.be/dQw4w9WgXcQ"',
      'https://youtu.be/dQw4w9WgXcQ"',
      'https://youtu.be/dQw4w9WgXcQ"onmouseover="alert(1)',
      'https://youtu.be/"dQw4w9WgXcQ',
    ],
    ...[
      'https://youtu.be/dQw4w9WgXcQ"><script>alert(1)</script>',
      '<https://youtu.be/dQw4w9WgXcQ>',
      'https://youtu.be/dQw4w9WgXcQ<script>',
      '<script>alert(1)</script>',
      '<iframe src="javascript:alert(1)"></iframe>',
      '<p>https://youtu.be/dQw4w9WgXcQ</p>',
    ],
    ...[
      '<iframe src=https://youtu.be/dQw4w9WgXcQ>',
      '[video](https://youtu.be/dQw4w9WgXcQ)',
      "'https://youtu.be/dQw4w9WgXcQ'",
      '`https://youtu.be/dQw4w9WgXcQ`',
    ],
    ...[
      'https://youtu.be/dQw4w9WgXcQ`',
      '(https://youtu.be/dQw4w9WgXcQ)',
      'URL: https://youtu.be/dQw4w9WgXcQ',
      '{"url":"https://youtu.be/dQw4w9WgXcQ"}',
    ],
    // User information before the host, which hides the real host.
    ...[
      'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
      'https://www.youtube.com:pw@evil.example/',
      'https://user@youtu.be/dQw4w9WgXcQ',
      'https://a:b@youtu.be/dQw4w9WgXcQ',
    ],
    ...[
      'https://@youtu.be/dQw4w9WgXcQ',
      'https://:@youtu.be/dQw4w9WgXcQ',
      'https://youtube.com%40evil.example/',
      'https://evil.example%2f@youtube.com/watch?v=dQw4w9WgXcQ',
    ],
    ...[
      'https://evil.example#@youtu.be/'.replace('#', '%23'),
      'https://javascript:alert(1)@youtu.be/dQw4w9WgXcQ',
    ],
    // Ports.
    ...[
      'https://youtu.be:443/dQw4w9WgXcQ',
      'https://youtu.be:8443/dQw4w9WgXcQ',
      'http://youtu.be:80/dQw4w9WgXcQ',
      'https://youtu.be:0/dQw4w9WgXcQ',
    ],
    ...[
      'https://youtu.be:99999/dQw4w9WgXcQ',
      'https://youtu.be:/dQw4w9WgXcQ',
      'https://youtu.be:-1/dQw4w9WgXcQ',
      'https://youtu.be:http/dQw4w9WgXcQ',
      'https://www.instagram.com:444/p/C8abcD123/',
    ],
    // Backslashes, which browsers read as slashes.
    ...[
      'https:\\\\youtu.be\\dQw4w9WgXcQ',
      'https://youtu.be\\dQw4w9WgXcQ',
      'https://evil.example\\@youtu.be/dQw4w9WgXcQ',
      'https://youtube.com\\.evil.example/',
    ],
    ...['\\\\youtu.be\\dQw4w9WgXcQ', 'https:/\\youtu.be/dQw4w9WgXcQ', 'https://youtu.be/..\\dQw4w9WgXcQ'],
    // Letters of other alphabets, and characters that the URL parser converts to Latin letters.
    ...[
      'https://уoutube.com/watch?v=dQw4w9WgXcQ',
      'https://youtubе.com/watch?v=dQw4w9WgXcQ',
      'https://yоutu.be/dQw4w9WgXcQ',
      'https://youtu。be/dQw4w9WgXcQ',
    ],
    ...[
      'https://ｙoutu.be/dQw4w9WgXcQ',
      'https://ⓨⓞⓤⓣⓤ.ⓑⓔ/dQw4w9WgXcQ',
      'https://youtube.com／watch?v=dQw4w9WgXcQ',
      'https://youtu․be/dQw4w9WgXcQ',
    ],
    ...[
      'https://instagrаm.com/p/C8abcD123/',
      'https://ınstagram.com/p/C8abcD123/',
      'https://instagram。com/p/C8abcD123/',
      'https://यूट्यूब.com/watch?v=dQw4w9WgXcQ',
    ],
    ...[
      'https://youtube.com∕watch?v=dQw4w9WgXcQ',
      'https://youtube.com⁄watch',
      'https://℡.com/',
      'https://youtube.com\u0338/watch',
    ],
    // Invalid punycode.
    'https://xn--instagrm-sjg.com/p/C8abcD123/',
    // Percent-encoded, numeric, bracketed and malformed hosts.
    ...[
      'https://www%2eyoutube.com/watch?v=dQw4w9WgXcQ',
      'https://%79outu.be/dQw4w9WgXcQ',
      'https://youtu.be%2fdQw4w9WgXcQ',
      'https://youtu.be%00/dQw4w9WgXcQ',
    ],
    ...[
      'https://[::1]/',
      'https://[::ffff:127.0.0.1]/watch?v=dQw4w9WgXcQ',
      'https://2130706433/',
      'https://0x7f000001/',
      'https://[youtu.be]/dQw4w9WgXcQ',
    ],
    ...[
      'https://youtube..com/watch?v=dQw4w9WgXcQ',
      'https://.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://www.youtube.com./watch?v=dQw4w9WgXcQ',
      'https://you_tube.com/',
    ],
    ...[
      'https://$host.com/',
      'https://{youtube}.com/',
      'https://youtube.com;evil.example/',
      'https://youtube.com,evil.example/',
      "https://youtube'.com/",
      'https://youtube.com!/',
      'https://*.youtube.com/',
    ],
  ],
  urlTooLong: [
    `https://youtu.be/${'a'.repeat(urlMaxLength)}`,
    `https://youtu.be/${id}?x=${'a'.repeat(urlMaxLength)}`,
    `https://www.youtube.com/watch?v=${id}${'&x=1'.repeat(50_000)}`,
    `https://${'a.'.repeat(100_000)}com/`,
    'h'.repeat(1_000_000),
    `javascript:${'a'.repeat(urlMaxLength)}`,
  ],
  unknownSite: [
    // Hosts that look like one of the two sites, and subdomains without videos or posts.
    ...[
      'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
      'https://www.youtube.com.evil.example/embed/dQw4w9WgXcQ',
      'https://evilyoutube.com/watch?v=dQw4w9WgXcQ',
    ],
    ...[
      'https://evil-youtube.com/watch?v=dQw4w9WgXcQ',
      'https://youtube-com.example/watch?v=dQw4w9WgXcQ',
      'https://youtube.co/watch?v=dQw4w9WgXcQ',
      'https://youtube.cm/watch?v=dQw4w9WgXcQ',
    ],
    ...[
      'https://youtu.be.evil.example/dQw4w9WgXcQ',
      'https://y0utube.com/watch?v=dQw4w9WgXcQ',
      'https://yout.ube.com/watch?v=dQw4w9WgXcQ',
      'https://notyoutu.be/dQw4w9WgXcQ',
    ],
    ...[
      'https://evil.youtube.com.example/',
      'https://accounts.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://redirect.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://evil.youtu.be/dQw4w9WgXcQ',
    ],
    ...[
      'https://youtube-nocookie.com.evil.example/embed/dQw4w9WgXcQ',
      'https://instagram.com.evil.example/p/C8abcD123/',
      'https://evilinstagram.com/p/C8abcD123/',
      'https://lnstagram.com/p/C8abcD123/',
    ],
    ...['https://xn--youtub-8nf.com/watch?v=dQw4w9WgXcQ', 'https://help.instagram.com/p/C8abcD123/'],
    // Other hosts with one of the two sites in their path, query or fragment, and other sites.
    ...[
      'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
      'https://evil.example/?u=https://youtu.be/dQw4w9WgXcQ',
      'https://evil.example/#youtube.com/embed/dQw4w9WgXcQ',
      'https://evil.example/youtube.com/embed/dQw4w9WgXcQ',
    ],
    ...[
      'https://evil.example?youtube.com',
      'https://evil.example#@youtu.be/dQw4w9WgXcQ',
      'https://evil.example?@youtu.be/dQw4w9WgXcQ',
      'https://evil.example/@youtu.be/dQw4w9WgXcQ',
    ],
    ...[
      'https://www.google.com/url?q=https://youtu.be/dQw4w9WgXcQ',
      'https://l.instagram.com/?u=https://evil.example',
      'https://vimeo.com/123456',
      'https://example.com/profile',
    ],
    ...[
      'http://127.0.0.1/watch?v=dQw4w9WgXcQ',
      'http://169.254.169.254/latest/meta-data/',
      'http://10.0.0.1/',
      'http://0x7f.1/',
      'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
    ],
  ],
  facebook: [
    'https://www.facebook.com/watch?v=123',
    'https://m.facebook.com/reel/123',
    'https://fb.watch/AbC-1/',
    'facebook.com/watch?v=123',
  ],
  notOneVideo: [
    ...[
      'https://www.youtube.com',
      'https://www.youtube.com/',
      'https://youtu.be',
      'https://youtu.be/',
      'https://www.youtube.com/@WHO',
      'https://www.youtube.com/@WHO/videos',
    ],
    ...[
      'https://www.youtube.com/channel/UC07-dOwgza1IguKA86jqxNA',
      'https://www.youtube.com/c/who',
      'https://www.youtube.com/user/who',
      'https://www.youtube.com/who',
    ],
    ...[
      'https://www.youtube.com/playlist?list=PL0123456789',
      'https://www.youtube.com/results?search_query=sleep',
      'https://www.youtube.com/feed/trending',
    ],
    // Playlists and live streams, whose path parts are as long as a video id.
    ...[
      'https://www.youtube.com/embed/videoseries?list=PL0123456789',
      'https://www.youtube.com/embed/live_stream?channel=UC0123',
      'https://youtu.be/videoseries',
    ],
    ...[
      'https://www.youtube.com/watch',
      'https://www.youtube.com/watch?v=',
      'https://www.youtube.com/watch?v=short',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQQ',
      'https://www.youtube.com/watch?V=dQw4w9WgXcQ',
    ],
    ...[
      'https://www.youtube.com/watch?x=1&amp;v=dQw4w9WgXcQ',
      'https://www.youtube.com/watch?v[]=dQw4w9WgXcQ',
      'https://www.youtube.com/watch#v=dQw4w9WgXcQ',
      'https://www.youtube.com/WATCH?v=dQw4w9WgXcQ',
    ],
    ...[
      'https://www.youtube.com/watch?v=../../evil1',
      'https://www.youtube.com/watch?v=%3Cscript%3E1',
      'https://www.youtube.com/watch?v=dQw4w9WgXc%22',
      'https://www.youtube.com/watch?v=dQw4w9WgXc%00',
    ],
    ...[
      'https://www.youtube.com/watch?v=dQw4w9WgXc%0a',
      'https://www.youtube.com/watch?v=%20dQw4w9WgXcQ',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ%20',
      "https://youtu.be/dQw4w9WgXc'",
      'https://youtu.be/dQw4w9WgXc;',
    ],
    // Encoded slashes, parent paths and paths that continue after the id.
    ...[
      'https://youtu.be/%2fdQw4w9WgXcQ',
      'https://youtu.be/..%2fdQw4w9WgXcQ',
      'https://www.youtube.com/embed%2fdQw4w9WgXcQ',
      'https://www.youtube.com/embed/dQw4w9WgXcQ%2f',
      'https://www.youtube.com/embed/..%5cevil',
    ],
    ...[
      'https://www.youtube.com/embed/',
      'https://www.youtube.com/embed//dQw4w9WgXcQ',
      'https://www.youtube.com//embed/dQw4w9WgXcQ',
      'https://www.youtube.com/embed/dQw4w9WgXcQ/extra',
      'https://youtu.be/dQw4w9WgXcQ/extra',
      'https://youtu.be//dQw4w9WgXcQ',
    ],
    ...[
      'https://www.youtube.com/embed/dQw4w9WgXc',
      'https://www.youtube.com/embed/../../evil',
      'https://www.youtube.com/redirect?q=https://evil.example',
      'https://www.youtube.com/attribution_link?u=/watch?v=dQw4w9WgXcQ',
      'https://www.youtube.com/oembed?url=https://youtu.be/dQw4w9WgXcQ',
    ],
    ...[
      'https://www.youtube.com/shorts',
      'https://www.youtube.com/live/',
      'https://www.youtube.com/clip/UgkxAbc',
      'https://youtu.be/dQw4w9WgXсQ',
      'https://youtu.be/dQw4w9WgXcé',
    ],
  ],
  notOnePost: [
    ...[
      'https://www.instagram.com',
      'https://www.instagram.com/',
      'https://www.instagram.com/asha.hospital/',
      'https://www.instagram.com/reel/',
      'https://www.instagram.com/p/',
      'https://www.instagram.com/reels/',
    ],
    ...[
      'https://www.instagram.com/stories/asha/1234567890/',
      'https://www.instagram.com/explore/tags/sleep/',
      'https://www.instagram.com/accounts/login/?next=/p/C8abcD123/',
      'https://www.instagram.com/direct/t/123456/',
    ],
    ...[
      'https://www.instagram.com/reel/C8/',
      'https://www.instagram.com/reel/C8abc%2fD/',
      'https://www.instagram.com/reel/..%2f..%2fevil/',
      'https://www.instagram.com/reel/C8abc;D12/',
      'https://www.instagram.com/reel/C8abc%22D/',
    ],
    ...[
      'https://www.instagram.com/REEL/C8abcD123/',
      'https://www.instagram.com/reel//C8abcD123/',
      'https://www.instagram.com//reel/C8abcD123/',
      'https://www.instagram.com/a/b/reel/C8abcD123/',
      'https://www.instagram.com/reel/C8abcD123/extra/more/',
    ],
    ...[
      `https://www.instagram.com/p/${'a'.repeat(41)}/`,
      'https://www.instagram.com/as%20ha/p/C8abcD123/',
      'https://www.instagram.com/a%2fb/reel/C8abcD123/',
      'https://www.instagram.com/reels/audio/12345678/',
    ],
  ],
  shareLink: [
    'https://www.instagram.com/share/reel/BAabc123',
    'https://www.instagram.com/share/p/BAabc123/',
    'https://www.instagram.com/share/BAabc123',
  ],
};

const refusals = Object.entries(refused).flatMap(([refusal, urls]) =>
  urls.map((url) => [url, refusal] as const),
);

test('the list of refused texts has at least 200 entries without duplicates', () => {
  const urls = refusals.map(([url]) => url);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.length).toBeGreaterThanOrEqual(200);
});

test.each(refusals.map(([url, refusal]) => [url.slice(0, 90), refusal, url] as const))(
  'refuses %j: %s',
  (_shown, refusal, url) => {
    expect(parseLinkUrl(url)).toEqual({ refusal });
  },
);

test.each(
  [
    `https://youtu.be/${id}?x='onclick='alert(1)`,
    `https://youtu.be/${id}?next=javascript:alert(1)`,
    `https://youtu.be/${id}#javascript:alert(1)`,
    `https://youtu.be/${id}?u=https://evil.example/`,
    `https://youtu.be/${id}?a@b:c`,
    `https://youtu.be/../${id}`,
    `https://youtu.be/%2e%2e/${id}`,
    `https://youtu.be/a/../${id}`,
    `https://www.youtube.com/x/../embed/${id}`,
    `https://www.youtube.com/watch?v=${id}&v=javascript:alert(1)`,
    `https://www.youtube.com/watch?v=${id}&redirect=//evil.example`,
    `https://www.youtube.com/watch?v=${encodeURIComponent(id)}&x=%3Cscript%3E`,
    `https://www.youtube.com/watch?%76=${id}`,
    `https://youtu.be/${id}?${'x'.repeat(urlMaxLength - 40)}`,
    `https://youtu.be/${id}?हिन्दी=यूट्यूब`,
  ].map((text) => [text.slice(0, 90), text] as const),
)('drops everything but the video id from %j', (_shown, text) => {
  expect(parseLinkUrl(text)).toEqual(video);
});

describe('accepts links of only one site in each category', () => {
  const youtube = `https://youtu.be/${id}`;
  const instagram = 'https://www.instagram.com/p/C8abc_D-123/';
  test.each(linkCategories.map(({ value, kind }) => [value, kind] as const))('%s: %s', (category, kind) => {
    const [right, wrong] = kind === 'youtube' ? [youtube, instagram] : [instagram, youtube];
    const refusal = kind === 'youtube' ? 'youtubeOnly' : 'instagramOnly';
    expect(parseLinkUrlForCategory(category, right)).toMatchObject({ kind });
    expect(parseLinkUrlForCategory(category, wrong)).toEqual({ refusal });
    expect(parseLinkUrlForCategory(category, 'https://example.com/profile')).toEqual({ refusal });
    expect(parseLinkUrlForCategory(category, 'javascript:alert(1)')).toEqual({ refusal: 'url' });
  });

  test.each<[LinkCategory, string, string]>([
    ['homeyoutube', 'https://www.youtube.com/@WHO', 'notOneVideo'],
    ['homeyoutube', 'https://www.instagram.com/who/', 'youtubeOnly'],
    ['homeinsta', 'https://www.instagram.com/who/', 'notOnePost'],
    ['homeinsta', 'https://www.youtube.com/@WHO', 'instagramOnly'],
    ['homeinsta', 'https://www.instagram.com/share/reel/BAabc123', 'shareLink'],
  ])('%s, %s: %s', (category, text, refusal) => {
    expect(parseLinkUrlForCategory(category, text)).toEqual({ refusal });
  });
});

const canonical =
  /^https:\/\/www\.(?:youtube\.com\/embed\/[\w-]{11}|instagram\.com\/(?:reel|p)\/[\w-]{5,40}\/)$/;

test('returns for any text either a refusal with a message or a normalized URL', () => {
  const pieces = [
    'https://',
    'youtu.be/',
    'www.youtube.com/',
    'instagram.com/',
    'reel/',
    'p/',
    'embed/',
    'watch?v=',
  ];
  const marks = [
    '',
    id,
    'javascript:',
    '@',
    ':',
    '/',
    '\\',
    '?',
    '#',
    '%2f',
    '%00',
    '.',
    '..',
    '"',
    "'",
    ' ',
    '\t',
    '&',
  ];
  const piece = fc.constantFrom(...pieces, ...marks);
  const typed = fc.tuple(piece, piece, piece, piece, piece, fc.string({ maxLength: 12 }), piece);
  fc.assert(
    fc.property(typed, (parts) => {
      const read = parseLinkUrl(parts.join(''));
      return 'refusal' in read ? linkMessages[read.refusal].length > 0 : canonical.test(read.url);
    }),
    { numRuns: 20_000 },
  );
});

test('leaves a normalized URL unchanged', () => {
  for (const stored of [video, post('reel'), post('p')]) expect(parseLinkUrl(stored.url)).toEqual(stored);
});
