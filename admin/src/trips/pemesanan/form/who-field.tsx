import { Button, Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { jamaahDaftarClient } from '../../../people/jamaah/jamaah-client.ts'
import type { PesertaTyped } from './peserta-typed.ts'

const TYPING_MS = 200
const FIRST = { chosen: {}, sorting: [], page: 1, per_page: 8 }
const LEAST_TYPED = 2

export type Who = Pick<PesertaTyped, 'nama' | 'jamaah_id' | 'tanggal_lahir'>

interface Props {
  name: string
  value: Who
  error: string | undefined
  /** Called with the day of birth too, where a pilgrim was chosen. */
  onChange: (who: Partial<Who>) => void
}

/**
 * Renders who takes a place: a pilgrim, found by name, or a name that the office calls the place by for now. It may
 * stay empty.
 */
export function WhoField({ name, value, error, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null)
  if (value.jamaah_id === null) return <Search field={field} {...{ name, value, error, onChange }} />
  return (
    <TextInput
      label="Jamaah"
      name={name}
      readOnly
      value={value.nama || `Jamaah nomor ${value.jamaah_id}`}
      error={error}
      rightSectionWidth={84}
      rightSection={
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`Ganti ${value.nama}`}
          onClick={() => {
            onChange({ jamaah_id: null, nama: '' })
            requestAnimationFrame(() => field.current?.focus())
          }}
        >
          Ganti
        </Button>
      }
    />
  )
}

function Search({ field, name, value, error, onChange }: Props & { field: React.Ref<HTMLInputElement> }) {
  const [q] = useDebouncedValue(value.nama.trim(), TYPING_MS)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { data, isFetched } = useQuery({
    queryKey: ['ref', 'jamaah', 'peserta', q],
    // What looks like a number of a paper stands in no address.
    queryFn: ({ signal }) => jamaahDaftarClient.halaman({ ...FIRST, q }, { signal }),
    placeholderData: keepPreviousData,
    enabled: combobox.dropdownOpened && q.length >= LEAST_TYPED,
  })
  const found = (q.length >= LEAST_TYPED && data?.rows) || []
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        const chosen = found.find((one) => String(one.id) === id)
        if (!chosen) return
        const { nama_paspor, tgl_lahir } = chosen
        onChange({
          jamaah_id: chosen.id,
          nama: nama_paspor,
          ...(tgl_lahir !== '' && { tanggal_lahir: tgl_lahir }),
        })
        combobox.closeDropdown()
      }}
    >
      <Combobox.Target>
        <TextInput
          ref={field}
          label="Nama"
          name={name}
          description="Cari jamaah, atau tulis namanya dulu. Boleh kosong."
          value={value.nama}
          error={error}
          autoComplete="off"
          onChange={({ currentTarget }) => {
            onChange({ nama: currentTarget.value })
            combobox.openDropdown()
            combobox.updateSelectedOptionIndex()
          }}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isFetched || q.length < LEAST_TYPED}>
        <Combobox.Options aria-label="Jamaah yang cocok">
          {found.map(({ id, nama_paspor, tgl_lahir }) => (
            <Combobox.Option key={id} value={String(id)}>
              {nama_paspor}
              {tgl_lahir && ` · lahir ${formatTanggalSingkat(tgl_lahir)}`}
            </Combobox.Option>
          ))}
          {found.length === 0 && (
            <Combobox.Empty>Belum ada jamaah bernama itu: nama ini dicatat dulu.</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
