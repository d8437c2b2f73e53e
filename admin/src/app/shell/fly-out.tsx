import type { TablerIcon } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import classes from './fly-out.module.css'
import itemClasses from './navigation-link.module.css'

interface Props {
  name: string
  icon: TablerIcon
  /** True if the current page is in this group. */
  isCurrent: boolean
  children: ReactNode
}

const LINKS = 'a[href]'
/** The least distance between the sheet and the edge of the window, in pixels. */
const EDGE = 12

/**
 * Renders a group of the narrow rail: its icon opens a sheet of pages under a pointer, by a press, Enter or the right
 * arrow. Arrows walk through it; Esc and the left arrow close it and return the focus.
 */
export function FlyOut({ name, icon: Icon, isCurrent, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { pathname } = useLocation()
  const place = useRef<HTMLFieldSetElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  // A page was chosen: the work goes on there.
  const [openedAt, setOpenedAt] = useState(pathname)
  if (openedAt !== pathname) {
    setOpenedAt(pathname)
    setOpen(false)
  }

  useEffect(() => {
    const [at, shown] = [button.current, sheet.current]
    if (!isOpen || !at || !shown) return
    const { top, right } = at.getBoundingClientRect()
    const highest = Math.max(EDGE, window.innerHeight - shown.offsetHeight - EDGE)
    shown.style.top = `${Math.min(top, highest)}px`
    shown.style.left = `${right}px`
    const onOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false)
    }
    window.addEventListener('pointerdown', onOutside)
    return () => window.removeEventListener('pointerdown', onOutside)
  }, [isOpen])

  const links = () => [...(sheet.current?.querySelectorAll<HTMLElement>(LINKS) ?? [])]
  const enter = () => {
    setOpen(true)
    requestAnimationFrame(() => links()[0]?.focus())
  }
  const leave = () => {
    setOpen(false)
    button.current?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const isOnButton = event.target === button.current
    const all = links()
    const at = all.findIndex((link) => link.matches(':focus'))
    const act = isOnButton
      ? { ArrowRight: enter, ...(isOpen && { Escape: leave, ArrowDown: enter }) }[event.key]
      : {
          Escape: leave,
          ArrowLeft: leave,
          ArrowDown: () => all[(at + 1) % all.length]?.focus(),
          ArrowUp: () => all[(at - 1 + all.length) % all.length]?.focus(),
          Home: () => all[0]?.focus(),
          End: () => all.at(-1)?.focus(),
        }[event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  return (
    <fieldset
      ref={place}
      className={classes.place}
      aria-label={name}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setOpen(false)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        className={itemClasses.item}
        data-collapsed
        data-current={isCurrent || undefined}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={({ detail }) => {
          // Opened by key there is no pointer over it: the focus moves in.
          if (detail === 0 && !isOpen) enter()
          else setOpen(true)
        }}
      >
        <Icon size={20} stroke={1.7} aria-hidden />
      </button>
      <div ref={sheet} id={id} className={classes.sheet} hidden={!isOpen}>
        <p className={classes.name} aria-hidden>
          {name}
        </p>
        {children}
      </div>
    </fieldset>
  )
}
