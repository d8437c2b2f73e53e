import { VisuallyHidden } from '@mantine/core'
import { IconAlertCircle, IconCheck, IconCircle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useFormApi, useFormState } from '../form-context.ts'
import { countBySection } from '../paths.ts'
import { goToSection } from '../place.ts'
import { STATE_SECTION } from '../states.ts'
import classes from './section-index.module.css'
import { useCurrentSection } from './use-current-section.ts'

/**
 * Renders the index of sections, each complete, open, or with its count of errors; a row of pills on narrow screens.
 */
export function SectionIndex() {
  const { shape } = useFormApi()
  const errors = useFormState((state) => state.errors)
  const complete = useFormState((state) => state.complete)
  const current = useCurrentSection(shape.sections)
  const counts = countBySection(shape, Object.keys(errors))
  const list = useRef<HTMLUListElement>(null)

  // Sideways alone: the reader is scrolling the page.
  const reveal = (item: HTMLElement) => {
    if (list.current) list.current.scrollLeft = item.offsetLeft - 16
  }

  useEffect(() => {
    const item = list.current?.querySelector<HTMLElement>('[aria-current]')
    // Not while somebody moves through the index by key.
    if (item && !list.current?.contains(document.activeElement)) reveal(item)
  }, [current])

  return (
    <nav aria-label="Bagian formulir" className={classes.index}>
      <ul ref={list}>
        {shape.sections.map(({ id, title }) => {
          const count = counts[id] ?? 0
          const state = count > 0 ? 'salah' : complete[id] ? 'lengkap' : 'terbuka'
          return (
            <li key={id} data-state-section={id === STATE_SECTION.id || undefined}>
              <button
                type="button"
                onClick={() => goToSection(id)}
                onFocus={({ currentTarget }) => {
                  // Browsers do not scroll to a pill that is partly visible. Not under a pointer: it would move away.
                  if (currentTarget.matches(':focus-visible')) reveal(currentTarget)
                }}
                data-state={state}
                aria-current={current === id ? 'true' : undefined}
              >
                {state === 'salah' && <IconAlertCircle size={18} aria-hidden />}
                {state === 'lengkap' && <IconCheck size={18} aria-hidden />}
                {state === 'terbuka' && <IconCircle size={14} aria-hidden />}
                <span className={classes.sectionName}>{title}</span>
                {count > 0 ? (
                  <span className={classes.badge}>
                    {count}
                    <VisuallyHidden> isian perlu diperbaiki</VisuallyHidden>
                  </span>
                ) : (
                  <VisuallyHidden>{state === 'lengkap' ? '(lengkap)' : '(belum lengkap)'}</VisuallyHidden>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
