/*
 * The menu's history entry is marked as by `components/entry.ts`, but apart from it: islands share that module, and
 * every page, which all have this menu, would load it with their dependencies.
 */

/** The key of the open menu's own history entry: Back closes the menu, and leaves the page no sooner. */
const NOTE = 'menuTerbuka'
const isNoted = () => history.state?.[NOTE] === true

/**
 * Makes the phone's menu modal: it closes when a page was chosen, and the rest of the page is inert while it is open.
 */
export function keepMenu(menu: HTMLElement): void {
  const rest = document.querySelectorAll<HTMLElement>('body > :not(#menu)')
  let isOpen = false
  let isLeaving = false
  // `history.back()` leaves an entry later than it is called.
  let isGoingBack = false
  const note = () => history.pushState({ ...history.state, [NOTE]: true }, '')
  menu.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link) return
    // The chosen page replaces the menu's history entry: one Back from there is enough.
    isLeaving =
      isNoted() &&
      link.target === '' &&
      link.origin === location.origin &&
      !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    if (isLeaving) {
      event.preventDefault()
      location.replace(link.href)
    }
    menu.hidePopover?.()
  })
  addEventListener('popstate', () => {
    const wasGoingBack = isGoingBack
    isGoingBack = false
    if (isNoted()) return
    // Opened again while its last entry was still being left.
    if (wasGoingBack && isOpen) note()
    else if (isOpen) menu.hidePopover?.()
  })
  if (!('popover' in HTMLElement.prototype)) openByHand(menu)
  const keepInside = (open: boolean) => {
    for (const element of rest) element.inert = open
  }
  menu.addEventListener('toggle', ({ newState }) => keepInside(newState === 'open'))
  // At once, since `toggle` comes after the menu is seen: Back may be pressed between. And before the focus returns to
  // the rest of the page, which must not be inert then.
  menu.addEventListener('beforetoggle', ({ newState }) => {
    isOpen = newState === 'open'
    if (isOpen) {
      isLeaving = false
      if (!isGoingBack && !isNoted()) note()
      return
    }
    keepInside(false)
    if (!isNoted() || isLeaving || isGoingBack) return
    isGoingBack = true
    history.back()
  })
}

/** Opens and closes the menu by the same buttons, and by Escape, in browsers without popovers. */
function openByHand(menu: HTMLElement): void {
  const set = (open: boolean) => menu.toggleAttribute('data-buka', open)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[popovertarget]') : null
    const inside = target instanceof Node && menu.contains(target)
    if (button) set(button.getAttribute('popovertargetaction') !== 'hide')
    else if (!inside) set(false)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') set(false)
  })
}
