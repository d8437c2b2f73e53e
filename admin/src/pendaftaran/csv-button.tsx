import { Button, Group, Text } from '@mantine/core'
import { hariIni } from '@safar/shared/format/tanggal'
import type { ListPendaftaranQuery } from '@safar/shared/pendaftaran/client'
import { IconDownload, IconPlus, IconTrash, IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { pendaftaranImporClient } from '../api/pendaftaran-impor-client.ts'
import { useFromList } from '../list/from-list.ts'
import { paths } from '../paths.ts'
import { useMay } from '../session/session-store.ts'
import { download } from '../ui/download.ts'

interface Props {
  query: ListPendaftaranQuery
  total: number
  onTrash: () => void
}

/** Hands over all that the search found as a sheet, however many pages it fills, and takes a sheet back. */
export function CsvButton({ query, total, onTrash }: Props) {
  const isStaff = useMay('staff')
  const daftar = useFromList()
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => pendaftaranImporClient.ekspor(query),
    onSuccess: (sheet) => download(sheet, `pendaftaran-${hariIni()}.csv`),
  })
  return (
    <div>
      <Group gap={8}>
        {isStaff && (
          <Button
            variant="subtle"
            c="var(--muted)"
            size="md"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={onTrash}
          >
            Sampah
          </Button>
        )}
        {isStaff && (
          <Button
            component={Link}
            to={paths.imporPendaftaran}
            state={daftar}
            variant="subtle"
            c="var(--muted)"
            size="md"
            leftSection={<IconUpload size={18} aria-hidden />}
          >
            Impor CSV
          </Button>
        )}
        {isStaff && (
          <Button
            component={Link}
            to={paths.addPendaftaran}
            size="md"
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            Tambah pendaftaran
          </Button>
        )}
        <Button
          variant="default"
          size="md"
          leftSection={<IconDownload size={18} aria-hidden />}
          disabled={total === 0}
          loading={isPending}
          onClick={() => mutate()}
        >
          Unduh CSV
        </Button>
      </Group>
      {isError && (
        <Text size="sm" c="var(--red)" role="alert">
          CSV gagal diunduh. Coba lagi.
        </Text>
      )}
    </div>
  )
}
