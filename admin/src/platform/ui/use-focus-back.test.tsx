import { act, render, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { expect, it } from 'vitest'
import { useFocusBack } from './use-focus-back.ts'

function Ok() {
  const button = useRef<HTMLButtonElement>(null)
  // As early as a dialog may take the focus.
  useEffect(() => button.current?.focus(), [])
  return (
    <button type="button" ref={button}>
      Ok
    </button>
  )
}
function Dialog() {
  useFocusBack()
  return <Ok />
}

it('gives the focus back to what had it before the dialog took it, however early that is', async () => {
  const page = (isOpen: boolean) => (
    <>
      <input aria-label="Lokasi" />
      {isOpen && <Dialog />}
    </>
  )
  const { rerender } = render(page(false))
  const field = screen.getByLabelText('Lokasi')
  field.focus()
  rerender(page(true))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ok' }))
  rerender(page(false))
  await act(() => new Promise((done) => requestAnimationFrame(done)))
  expect(document.activeElement).toBe(field)
})
