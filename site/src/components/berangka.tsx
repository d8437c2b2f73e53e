/** A figure as people write it, with dots and commas within. The split finds each in one pass. */
const FIGURE = /(\d+(?:[.,]\d+)*)/

/**
 * Words with figures. Each figure is an element of its own that no translation touches: a browser that translates the page exchanges
 * the words around it, and what is counted anew is still shown.
 */
export function Berangka({ text }: { text: string }) {
  return text.split(FIGURE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} translate="no">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
