import { Button, Text } from '@mantine/core'
import { PAKET_STATES } from '@safar/shared/content/paket/rules'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { STATUS } from '@safar/shared/records/noun/states'
import { IconDownload, IconTable, IconUpload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { paths } from '../../../platform/paths.ts'
import { download } from '../../../platform/ui/download.ts'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { useListState } from '../../../records/list/url-state.ts'
import { imporClient } from '../impor/paket-impor-client.ts'
import { paketList } from './paket-list.tsx'

const OpenMenu = lazyPart(async () => ({
  default: (await import('../../../records/list/row-menu-open.tsx')).OpenMenu,
}))

/** Renders the menu that downloads the list as narrowed now as CSV, and leads to the import. */
export function CsvMenu() {
  const { state } = useListState(paketList)
  const [isMade, setMade] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  const { q, chosen } = state
  const isNarrowed = q !== '' || Object.values(chosen).some(Boolean)
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () =>
      imporClient.exportCsv({
        q,
        jenis: chosen.tipe,
        keadaan: PAKET_STATES.find((each) => each === chosen.keadaan),
        status: STATUS.find((each) => each === chosen.status),
      }),
    onSuccess: (sheet) => download(sheet, `paket-${hariIni()}.csv`),
  })
  const button = (
    <Button
      ref={ref}
      variant="subtle"
      c="var(--muted)"
      size="md"
      leftSection={<IconTable size={18} aria-hidden />}
      aria-haspopup="menu"
      loading={isPending}
      {...(!isMade && { 'aria-expanded': false, onClick: () => setMade(true) })}
    >
      CSV
    </Button>
  )
  const items = [
    {
      label: isNarrowed ? 'Ekspor CSV yang tersaring' : 'Ekspor CSV',
      icon: IconDownload,
      onClick: () => mutate(),
    },
    { label: 'Impor CSV', icon: IconUpload, to: paths.imporPaket },
  ]
  return (
    <div>
      {isMade ? (
        <Suspense fallback={button}>
          <OpenMenu
            items={items}
            target={button}
            onClose={() => ref.current?.focus({ preventScroll: true })}
          />
        </Suspense>
      ) : (
        button
      )}
      {isError && (
        <Text size="sm" c="var(--red)" role="alert">
          CSV gagal diunduh. Coba lagi.
        </Text>
      )}
    </div>
  )
}
