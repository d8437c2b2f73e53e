import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import type { PemesananRingkas } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { PEMESANAN_STATUS_LABEL } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type Ref, useEffect, useState } from 'react'
import { pemesananQueries } from '../../trips/pemesanan/pemesanan.queries.ts'
import classes from '../antrean/queue.module.css'

const TYPING_MS = 200
const LEAST_TYPED = 2
const SHOWN = 8

interface Props {
  field: Ref<HTMLInputElement>
  label: string
  /** Bookings that have a part already. */
  taken: readonly number[]
  /** The key that leads here from anywhere on the page. */
  shortcut?: string
  error?: string | undefined
  onFound: (booking: PemesananRingkas) => void
}

/** Renders a search of bookings by code, payer, participant or phone; what is typed stands in no address. */
export function FindBooking({ field, label, taken, shortcut, error, onFound }: Props) {
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), TYPING_MS)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { data, isFetched, isError } = useQuery({
    ...pemesananQueries.page({ q, per_page: SHOWN }),
    enabled: combobox.dropdownOpened && q.length >= LEAST_TYPED,
  })
  const isAsked = q.length >= LEAST_TYPED
  const found = isAsked ? (data?.data ?? []).filter(({ id }) => !taken.includes(id)) : []
  // The likeliest is taken by Enter, as everywhere on this page.
  const first = found[0]?.id
  const { selectFirstOption } = combobox
  useEffect(() => {
    if (first !== undefined) selectFirstOption()
  }, [first, selectFirstOption])
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        const chosen = found.find((one) => String(one.id) === id)
        if (!chosen) return
        setTyped('')
        combobox.closeDropdown()
        onFound(chosen)
      }}
    >
      <Combobox.Target>
        <TextInput
          ref={field}
          label={label}
          className={classes.find ?? ''}
          placeholder="Nama, kode, atau telepon"
          leftSection={<IconSearch size={18} aria-hidden />}
          aria-keyshortcuts={shortcut}
          error={error}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            combobox.openDropdown()
          }}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          onKeyDown={(event) => {
            // Enter takes a booking of the list, and never books the line while one is looked for.
            if (event.key === 'Enter') event.preventDefault()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isAsked || (!isFetched && !isError)}>
        <Combobox.Options aria-label="Pemesanan yang cocok">
          {found.map((booking) => (
            <Combobox.Option key={booking.id} value={String(booking.id)}>
              <span className={classes.option}>
                <b>{booking.pemesan.nama}</b>
                <span>
                  {[
                    booking.kode,
                    booking.paket.nama_paket,
                    formatTanggalSingkat(booking.paket.tanggal_keberangkatan),
                    PEMESANAN_STATUS_LABEL[booking.status],
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </Combobox.Option>
          ))}
          {found.length === 0 && (
            <Combobox.Empty>
              {isError ? 'Pencarian belum berhasil. Coba lagi.' : 'Tidak ada pemesanan lain yang cocok.'}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
