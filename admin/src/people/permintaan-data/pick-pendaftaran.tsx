import { Radio, Stack, Text } from '@mantine/core'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SearchInput } from '../../platform/ui/search-input.tsx'
import { pendaftaranQueries } from '../pendaftaran/pendaftaran.queries.ts'

const MOST = 5
const LONGEST = 100

interface Props {
  chosen: number | null
  error: string | null
  onChoose: (id: number) => void
}

/** Renders a search for the registration of a person who asks: what they know of it also identifies them. */
export function PickPendaftaran({ chosen, error, onChoose }: Props) {
  const [typed, setTyped] = useState('')
  const q = cutText(typed.trim(), LONGEST)
  const { data, isError } = useQuery({
    ...pendaftaranQueries.page({ q, per_page: MOST }),
    enabled: q.length > 1,
  })
  const found = q.length > 1 ? (data?.data ?? []) : []
  const rest = (data?.total ?? 0) - found.length
  return (
    <div>
      <SearchInput
        label="Cari pendaftarannya"
        labelled
        placeholder="Nama, nomor, atau kode"
        value={typed}
        onChange={setTyped}
      />
      <Radio.Group
        mt="sm"
        label="Pendaftaran"
        error={error}
        value={chosen === null ? '' : String(chosen)}
        onChange={(value) => onChoose(Number(value))}
      >
        <Stack gap="xs" mt="xs">
          {found.map((each) => (
            <Radio
              key={each.id}
              value={String(each.id)}
              label={`${each.nama} · ${each.kode}`}
              description={alamatOf(each)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Text size="sm" c="dimmed" mt="xs" role="status">
        {isError
          ? 'Pendaftaran belum dapat dicari. Periksa sambungan internet Anda.'
          : q.length < 2
            ? 'Tulis sedikitnya dua huruf.'
            : data && found.length === 0
              ? 'Tidak ada pendaftaran yang cocok: sampaikan bahwa kita tidak menyimpan datanya.'
              : rest > 0 && `Masih ada ${rest} lagi. Tulis lebih lengkap.`}
      </Text>
    </div>
  )
}

const alamatOf = ({ email, telepon }: Pendaftaran) =>
  [email || 'tanpa email', telepon].filter(Boolean).join(' · ')
