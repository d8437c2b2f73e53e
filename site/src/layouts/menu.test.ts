import { afterEach, expect, test, vi } from 'vitest'
import { slowHistory } from '../components/slow-history.ts'
import { keepMenu } from './menu.ts'

afterEach(() => vi.unstubAllGlobals())

class Popover extends EventTarget {
  popover = ''
  #isOpen = false
  readonly #turn = (open: boolean) => {
    if (open === this.#isOpen) return
    this.#isOpen = open
    this.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState: open ? 'open' : 'closed' }))
  }
  showPopover = () => this.#turn(true)
  hidePopover = () => this.#turn(false)
  isOpen = () => this.#isOpen
}

function page() {
  const tab = slowHistory()
  const window = new EventTarget()
  vi.stubGlobal('history', tab.history)
  vi.stubGlobal('HTMLElement', class extends Popover {})
  vi.stubGlobal('document', { querySelectorAll: () => [] })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  HTMLElement.prototype.popover = ''
  const menu = new HTMLElement()
  keepMenu(menu)
  const land = () => tab.land(() => window.dispatchEvent(new Event('popstate')))
  return { menu, tab, land }
}

const isOpen = (menu: HTMLElement) => menu instanceof Popover && menu.isOpen()

test('Back closes the menu and leaves the page no sooner, also when a hand was faster than the way back before', () => {
  const { menu, tab, land } = page()
  menu.showPopover()
  menu.hidePopover()
  menu.showPopover()
  land()
  expect([tab.at(), isOpen(menu)]).toEqual([1, true])
  tab.history.back()
  land()
  expect([tab.at(), isOpen(menu)]).toEqual([0, false])
})

test('the menu has its entry before it is seen, and a closed one leaves none behind', () => {
  const { menu, tab, land } = page()
  menu.addEventListener('beforetoggle', () => expect(tab.at()).toBe(1))
  menu.showPopover()
  menu.hidePopover()
  menu.showPopover()
  menu.hidePopover()
  land()
  expect([tab.at(), isOpen(menu)]).toEqual([0, false])
})
