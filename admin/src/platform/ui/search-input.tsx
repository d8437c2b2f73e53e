import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useCallback, useEffect, useRef, useState } from 'react'

export interface SearchInputProps {
  label: string
  placeholder: string
  value: string
  className?: string | undefined
  /** True for a visible label, where the field stands among others of a form. */
  labelled?: boolean
  onChange: (value: string) => void
}

const DEBOUNCE_MS = 150

/**
 * Renders a search field, debounced, whose words go to the address. It keeps its own text: the address follows too
 * slowly for fast fingers, and letters would be lost.
 */
export function SearchInput({
  label,
  placeholder,
  value,
  className,
  labelled = false,
  onChange,
}: SearchInputProps) {
  const [typed, setTyped] = useState(value)
  const told = useRef(value)
  const latest = useRef(onChange)
  latest.current = onChange

  // Back, or a cleared filter, changes the value from outside.
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setTyped(value)
  }, [value])

  const tell = useCallback((text: string) => {
    if (text === told.current) return
    told.current = text
    latest.current(text)
  }, [])

  useEffect(() => {
    const timer = setTimeout(() => tell(typed), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, tell])

  return (
    <TextInput
      className={className ?? ''}
      {...(labelled ? { label } : { 'aria-label': label })}
      placeholder={placeholder}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={typed && <CloseButton aria-label="Hapus pencarian" onClick={() => setTyped('')} />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      // Leaving for a row follows its link: a later change of the address would call the person back.
      onBlur={() => tell(typed)}
    />
  )
}
