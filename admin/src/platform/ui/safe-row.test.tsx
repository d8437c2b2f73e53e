import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { eachSafely } from './each-safely.ts'
import { SafeRow } from './safe-row.tsx'

const draw = (text: string) => {
  if (text === 'rusak') throw new Error('cannot be drawn')
  return text
}

it('leaves one row of a list, a table or choices in its place, written out or drawn within, and shows it once it can be', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = (second: string) => (
    <>
      <ul>
        {['satu', second, 'tiga'].map((text, at) => (
          <SafeRow key={at.toString()} of={text} name={`Baris ${at + 1}`}>
            {() => <li>{draw(text)}</li>}
          </SafeRow>
        ))}
      </ul>
      <div role="listbox" aria-label="Pilihan">
        {['satu', second].map((text, at) => (
          <SafeRow key={at.toString()} of={text} name={`Pilihan ${at + 1}`} as="option">
            {() => (
              <div role="option" aria-selected={false} tabIndex={-1}>
                {draw(text)}
              </div>
            )}
          </SafeRow>
        ))}
      </div>
      <SafeRow of={second} name="Kartu" as="div">
        {() => <p>{draw(second)}</p>}
      </SafeRow>
    </>
  )
  const { rerender } = render(page('rusak'))
  const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent?.trim())
  expect(rows()).toEqual(['satu', 'Baris 2 tidak dapat ditampilkan di daftar ini.', 'tiga'])
  const options = within(screen.getByRole('listbox', { name: 'Pilihan' })).getAllByRole('option')
  expect(options[1]?.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText(/^Kartu tidak dapat ditampilkan\.\s*$/)).toBeTruthy()
  expect(logged).toHaveBeenCalled()
  rerender(page('dua'))
  expect(rows()).toEqual(['satu', 'dua', 'tiga'])
})

it('leaves out the choice of which nothing can be made', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(eachSafely(['satu', 'rusak', 'tiga'], draw)).toEqual(['satu', 'tiga'])
  expect(logged).toHaveBeenCalledOnce()
})
