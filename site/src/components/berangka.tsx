/** A figure as people write it, with dots and commas within. The split finds each in one pass. */
const FIGURE = /(\d+(?:[.,]\d+)*)/

/**
 * Words with figures. Each figure is an element of its own that no translation touches: a browser that translates the page exchanges
 * the words around it, and what is counted anew is still shown. Words and figures stay one part of whatever they stand in, and no style
 * takes their elements for its own.
 */
export function Berangka({ text }: { text: string }) {
  const parts = text.split(FIGURE)
  if (parts.length === 1) return text
  return (
    <bdi>
      {parts.map((part, index) =>
        index % 2 === 1 ? (
          <bdi key={index} translate="no">
            {part}
          </bdi>
        ) : (
          part
        ),
      )}
    </bdi>
  )
}
