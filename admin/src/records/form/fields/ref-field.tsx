import { Button, Combobox, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { useFieldValue } from '../form-context.ts'
import type { RefFinder } from './ref-finder.ts'
import { useField } from './use-field.tsx'

const TYPING_MS = 200

interface RefFieldProps {
  path: string
  find: RefFinder
}

/** Renders a reference: the chosen record by its name, or a search for one. */
export const RefField = memo(function RefField({ path, find }: RefFieldProps) {
  const chosen = useFieldValue(path)
  return chosen === '' ? <Search path={path} find={find} /> : <Chosen path={path} find={find} />
})

function Chosen({ path, find }: RefFieldProps) {
  const { form, input } = useField(path)
  const { defaultValue: _start, onChange: _change, ...rest } = input
  const id = Number(useFieldValue(path))
  const { data } = useQuery({
    queryKey: ['ref', find.jenis, 'name', id],
    queryFn: ({ signal }) => find.nameOf(id, signal),
  })
  const other = () => {
    form.setValue(path, '')
    requestAnimationFrame(() => form.focus(path))
  }
  return (
    <TextInput
      {...rest}
      readOnly
      // While its name is on its way, or where it is gone.
      value={data ?? `Nomor ${id}`}
      rightSectionWidth={84}
      rightSection={
        <Button variant="subtle" size="compact-sm" onClick={other}>
          Ganti
        </Button>
      }
    />
  )
}

function Search({ path, find }: RefFieldProps) {
  const { form, look, input } = useField(path)
  const { defaultValue: _start, ...rest } = input
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), TYPING_MS)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { data = [], isFetched } = useQuery({
    queryKey: ['ref', find.jenis, 'search', q],
    queryFn: ({ signal }) => find.search(q, signal),
    placeholderData: keepPreviousData,
    enabled: combobox.dropdownOpened,
  })
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(value) => {
        form.setValue(path, Number(value))
        requestAnimationFrame(() => form.focus(path))
      }}
    >
      <Combobox.Target>
        <TextInput
          {...rest}
          value={typed}
          placeholder="Cari nama atau nomor"
          autoComplete="off"
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            combobox.openDropdown()
            combobox.updateSelectedOptionIndex()
          }}
          onFocus={() => combobox.openDropdown()}
          onBlur={() => {
            combobox.closeDropdown()
            rest.onBlur()
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isFetched}>
        <Combobox.Options aria-label={look.label}>
          {data.map(({ value, label }) => (
            <Combobox.Option key={value} value={value}>
              {label}
            </Combobox.Option>
          ))}
          {data.length === 0 && <Combobox.Empty>Tidak ada yang cocok</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
