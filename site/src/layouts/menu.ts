/** The phone's menu: whoever chose a page has left it, and keyboard and screen readers stay inside while it is open. */
export function keepMenu(menu: HTMLElement): void {
  const rest = document.querySelectorAll<HTMLElement>('body > :not(#menu)')
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover()
  })
  const keepInside = (open: boolean) => {
    for (const element of rest) element.inert = open
  }
  menu.addEventListener('toggle', ({ newState }) => keepInside(newState === 'open'))
  // The rest is back before the focus returns to it.
  menu.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') keepInside(false)
  })
}
