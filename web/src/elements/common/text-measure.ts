let pen: CanvasRenderingContext2D | null = null;

/** A measure of text in an element's own font, in CSS pixels. */
export function textMeasure(element: Element): { measure: (text: string) => number; fontSize: number; font: string } {
  const style = getComputedStyle(element);
  const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  pen ??= document.createElement('canvas').getContext('2d');
  return {
    font,
    fontSize: parseFloat(style.fontSize),
    measure: (text) => {
      if (!pen) return text.length * parseFloat(style.fontSize) * 0.6;
      pen.font = font;
      return pen.measureText(text).width;
    },
  };
}
