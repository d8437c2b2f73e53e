import {
  Checkbox,
  NativeSelect,
  PasswordInput,
  Radio,
  SegmentedControl,
  Textarea,
  TextInput,
} from '@mantine/core'
import { useState } from 'react'
import { SearchInput } from '../ui/search-input.tsx'
import classes from './gaya.module.css'

const KEADAAN = { Hover: 'hover', Fokus: 'fokus' }
const GALAT = 'Data tidak boleh kosong'

export function Isian() {
  const [cari, setCari] = useState('')
  return (
    <div className={classes.isian}>
      <TextInput label="Diam" placeholder="Umrah Reguler Januari" required />
      {Object.entries(KEADAAN).map(([label, keadaan]) => (
        <TextInput key={label} label={label} defaultValue="Umrah Reguler" data-keadaan={keadaan} />
      ))}
      <TextInput label="Galat" error={GALAT} />
      <TextInput label="Nonaktif" disabled defaultValue="SFR-1226" />
      <TextInput label="Dengan keterangan" description="Tampil pada kartu" defaultValue="9 Hari" />
      <PasswordInput label="Password" defaultValue="rahasia" />
      <NativeSelect label="Pilihan" data={['Umroh', 'Haji', 'Overseas']} />
      <SearchInput
        label="Cari"
        placeholder="Cari nama, tipe, durasi, maskapai"
        value={cari}
        onChange={setCari}
      />
      <Textarea label="Panjang" rows={3} defaultValue="Perjalanan sembilan hari." />
      <div>
        <Checkbox label="Belum dicentang" mb="sm" />
        <Checkbox label="Dicentang" defaultChecked mb="sm" />
        <Checkbox label="Nonaktif" disabled />
      </div>
      <Radio.Group label="Pilih satu" defaultValue="saya">
        <Radio value="saya" label="Isian saya" mt="xs" />
        <Radio value="mereka" label="Isian orang lain" mt="xs" />
      </Radio.Group>
      <SegmentedControl data={['Semua', 'Terbuka', 'Penuh']} aria-label="Keadaan paket" />
    </div>
  )
}
