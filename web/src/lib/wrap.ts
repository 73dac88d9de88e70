/** SVG breaks no lines, so we do. */

let pen: CanvasRenderingContext2D | null | undefined;

function widthOf(text: string, font: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * 9;
  pen.font = font;
  return pen.measureText(text).width;
}

/** The text in lines that are not wider than `width`, which may differ from line to line; what does not fit into
    `most` lines ends in an ellipsis. */
export function wrap(
  text: string,
  font: string,
  width: number | ((line: number) => number),
  most = Infinity,
): string[] {
  const room = typeof width === 'number' ? () => width : width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/[ \n]+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, font) > room(lines.length)) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line) lines.push(line);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), shorten(lines.slice(most - 1).join(' '), font, room(most - 1))];
}

/** The text, cut so that it fits into one line. */
export function shorten(text: string, font: string, width: number): string {
  if (widthOf(text, font) <= width) return text;
  let kept = text;
  while (kept && widthOf(`${kept}…`, font) > width) kept = kept.slice(0, -1);
  return `${kept.trimEnd()}…`;
}
