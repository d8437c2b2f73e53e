import { useEffect, useRef } from 'react'

/** Moves the focus to a heading once it is shown, as to the result of a file. */
export function useFocusOnShown() {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return ref
}
