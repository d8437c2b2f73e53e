/** The pause between two parts in milliseconds: a frame or two of a phone. */
const PAUSE_MS = 30

/**
 * Lets the browser lay out the parts of a page that wait (`Nanti.astro`) once the page has loaded, one after another:
 * all at once, a phone would stand still for them. A part that is nearly scrolled to is laid out by itself.
 */
export function layOutLater(parts: Iterable<HTMLElement>): void {
  const begin = () => {
    for (const [index, part] of [...parts].entries())
      setTimeout(() => part.removeAttribute('data-nanti'), PAUSE_MS * (index + 1))
  }
  if (document.readyState === 'complete') begin()
  else addEventListener('load', begin)
}
