import { useEffect, useState } from 'react'
import type { Section } from '../shape.ts'

/** Returns the id of the section being read: the last whose head has passed the upper third of the window. */
export function useCurrentSection(sections: readonly Section[]): string {
  const [current, setCurrent] = useState(sections[0]?.id ?? '')
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const line = window.innerHeight / 3
      const passed = sections.filter(({ id }) => {
        const section = document.getElementById(`bagian-${id}`)
        // A sticky panel is always in view, and tells nothing of the reader's place.
        const isBeside = (section?.closest('[data-beside]')?.getClientRects().length ?? 0) > 0
        return section !== null && !isBeside && section.getBoundingClientRect().top <= line
      })
      setCurrent((passed.at(-1) ?? sections[0])?.id ?? '')
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(look)
    }
    window.addEventListener('scroll', onScroll, { passive: true, capture: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [sections])
  return current
}
