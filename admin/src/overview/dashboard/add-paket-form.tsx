import { Button, Text, TextInput } from '@mantine/core'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { namedPaketPath } from '../../platform/paths.ts'
import { FormCard } from '../../platform/ui/form-card.tsx'

/** Renders a field that opens the add form with the name filled in; that form checks its length. */
export function AddPaketForm() {
  const navigate = useNavigate()
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const nama = String(new FormData(event.currentTarget).get('nama_paket') ?? '').trim()
    void navigate(namedPaketPath(nama))
  }
  return (
    <FormCard title="Tambah Paket" onSubmit={start}>
      <TextInput
        label="Nama Paket"
        name="nama_paket"
        placeholder="Umrah Reguler Januari"
        autoComplete="off"
      />
      <Button type="submit" size="md">
        Tambah Paket
      </Button>
      <Text size="sm" c="dimmed">
        Isian lain dilengkapi di halaman berikutnya.
      </Text>
    </FormCard>
  )
}
