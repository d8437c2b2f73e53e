/** A figure as people write it, with dots and commas within. The split finds each in one pass. */
const FIGURE = /(\d+(?:[.,]\d+)*)/

/**
 * Renders words with each figure in an element that no translation touches: a browser that translates the page replaces
 * the words around it, and React can still update it. Words and figures stay one flex item of their parent, and no
 * style matches their elements.
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
