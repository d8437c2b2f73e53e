import { Button, Text } from '@mantine/core'
import { formatThousands } from '@safar/shared/format/rupiah'
import { hariIni } from '@safar/shared/format/tanggal'
import type { ListPendaftaranQuery } from '@safar/shared/pendaftaran/client'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { pendaftaranClient } from '../api/clients.ts'
import { download } from '../ui/download.ts'
import { toCsv } from './csv.ts'

interface Props {
  query: ListPendaftaranQuery
  total: number
  namePaket: (paket: string) => string
}

/** Hands over all that the search found, however many pages it fills. */
export function CsvButton({ query, total, namePaket }: Props) {
  const [read, setRead] = useState(0)
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => pendaftaranClient.list(query, setRead),
    onSuccess: (list) => download(toCsv(list, namePaket), `pendaftaran-${hariIni()}.csv`),
    onSettled: () => setRead(0),
  })
  return (
    <div>
      <Button
        variant="default"
        size="md"
        leftSection={<IconDownload size={18} aria-hidden />}
        disabled={total === 0}
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate()
        }}
      >
        {isPending ? `Mengunduh ${formatThousands(read)} dari ${formatThousands(total)}` : 'Unduh CSV'}
      </Button>
      {isError && (
        <Text size="sm" c="var(--red)" role="alert">
          CSV gagal diunduh. Coba lagi.
        </Text>
      )}
    </div>
  )
}
