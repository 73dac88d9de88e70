/** A drawing of the page as a file of its own: nothing in it needs the page's styles, fonts or variables. */
import serifExt500 from '@fontsource/alegreya/files/alegreya-latin-ext-500-normal.woff2?url';
import serifExt700 from '@fontsource/alegreya/files/alegreya-latin-ext-700-normal.woff2?url';
import serif500 from '@fontsource/alegreya/files/alegreya-latin-500-normal.woff2?url';
import serif700 from '@fontsource/alegreya/files/alegreya-latin-700-normal.woff2?url';
import sansExt400 from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-400-normal.woff2?url';
import sansExt700 from '@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-700-normal.woff2?url';
import sans400 from '@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url';
import sans700 from '@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2?url';

const FONTS = [
  { family: 'Alegreya', weight: 500, plain: serif500, ext: serifExt500 },
  { family: 'Alegreya', weight: 700, plain: serif700, ext: serifExt700 },
  { family: 'Alegreya Sans', weight: 400, plain: sans400, ext: sansExt400 },
  { family: 'Alegreya Sans', weight: 700, plain: sans700, ext: sansExt700 },
];
/** What the page's styles decide about an element; every viewer knows these as attributes. */
const SHAPE = [
  'fill',
  'fill-rule',
  'opacity',
  'paint-order',
  'stroke',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-width',
];
const WORDS = ['font-family', 'font-size', 'font-style', 'font-weight', 'letter-spacing', 'text-anchor'];

/** A copy of the drawing in which every style is written at the element. */
export function standalone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  originals.forEach((original, at) => {
    const style = getComputedStyle(original);
    const target = copies[at];
    target.removeAttribute('class');
    if (original instanceof SVGSVGElement) {
      // Nested drawings take their size from the page's styles.
      if (original !== drawing && !original.hasAttribute('width')) {
        target.setAttribute('width', '100%');
        target.setAttribute('height', '100%');
      }
      return;
    }
    const kept = original instanceof SVGTextContentElement ? [...SHAPE, ...WORDS] : SHAPE;
    for (const name of kept) {
      const value = style.getPropertyValue(name);
      if (value && value !== 'normal' && value !== 'auto') target.setAttribute(name, value);
    }
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return copy;
}

async function dataAddress(url: string): Promise<string> {
  const answer = await fetch(url);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 0x8000)
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return `data:font/woff2;base64,${btoa(text)}`;
}

/** The letters of our fonts, as part of the file; those beyond Latin-1 only where they are needed. */
async function fontFaces(words: string): Promise<string> {
  // Letters beyond Latin-1, but not signs such as dashes and quotation marks.
  const extended = /[\u0100-\u02af\u1e00-\u1eff]/.test(words);
  const faces = FONTS.flatMap(({ family, weight, plain, ext }) => [
    { family, weight, url: plain, range: 'U+0000-00FF, U+2000-206F, U+2212' },
    ...(extended ? [{ family, weight, url: ext, range: 'U+0100-02BA, U+1E00-1EFF' }] : []),
  ]);
  const written = faces.map(
    async ({ family, weight, url, range }) =>
      `@font-face{font-family:'${family}';font-weight:${weight};unicode-range:${range};` +
      `src:url(${await dataAddress(url)}) format('woff2')}`,
  );
  return (await Promise.all(written)).join('\n');
}

/** The drawing as the text of an SVG file. */
export async function svgFile(drawing: SVGSVGElement): Promise<string> {
  const copy = standalone(drawing);
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = `${await fontFaces(drawing.textContent ?? '')}\ntext{font-variant-numeric:lining-nums}`;
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

/** A picture's own fonts come a moment after the picture, and nothing tells when: draws until nothing changes. */
async function drawSettled(picture: HTMLImageElement, canvas: HTMLCanvasElement): Promise<void> {
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) return;
  let before = '';
  let same = 0;
  for (let attempt = 0; attempt < 20 && same < 3; attempt++) {
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const now = inkOf(brush, canvas);
    same = now === before ? same + 1 : 0;
    before = now;
    await new Promise((go) => setTimeout(go, 80));
  }
}

/** How dark each of a hundred strips is: letters that arrive change it. */
function inkOf(brush: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): string {
  const strip = Math.ceil(height / 100);
  const sums: number[] = [];
  for (let top = 0; top < height; top += strip) {
    const { data } = brush.getImageData(0, top, width, Math.min(strip, height - top));
    let sum = 0;
    for (let at = 0; at < data.length; at += 4) sum += data[at];
    sums.push(sum);
  }
  return sums.join(' ');
}

/** The drawing as a PNG of this width in pixels. */
export async function pngFile(drawing: SVGSVGElement, width: number): Promise<Blob> {
  const box = drawing.viewBox.baseVal;
  const text = await svgFile(drawing);
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const picture = new Image(width, Math.round((width * box.height) / box.width));
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.width, picture.height];
    await drawSettled(picture, canvas);
    return await new Promise((done, fail) =>
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('canvas'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Gives the browser a file to keep. */
export function keep(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
