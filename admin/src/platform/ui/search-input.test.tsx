import { MantineProvider } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SearchInput } from './search-input.tsx'

it('tells what was typed before the field is left, and no second time', () => {
  vi.useFakeTimers()
  try {
    const onChange = vi.fn()
    render(
      <MantineProvider>
        <SearchInput label="Cari" placeholder="" value="" onChange={onChange} />
      </MantineProvider>,
    )
    fireEvent.change(screen.getByLabelText('Cari'), { target: { value: 'siti' } })
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.blur(screen.getByLabelText('Cari'))
    expect(onChange.mock.calls).toEqual([['siti']])
    vi.runAllTimers()
    expect(onChange).toHaveBeenCalledTimes(1)
  } finally {
    vi.useRealTimers()
  }
})
