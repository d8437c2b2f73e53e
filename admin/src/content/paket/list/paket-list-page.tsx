import { MASSAL_MAX } from '@safar/shared/content/paket/massal'
import { useQuery } from '@tanstack/react-query'
import { useMerek } from '../../../platform/merek.ts'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { ListPage } from '../../../records/list/list-page.tsx'
import { KursiNotice } from '../kursi/kursi-notice.tsx'
import { useTerakhir } from '../massal/terakhir.ts'
import { UndoMassalNotice } from '../massal/undo-massal-notice.tsx'
import { paketQueries } from '../paket.queries.ts'
import { CsvMenu } from './csv-menu.tsx'
import { paketList } from './paket-list.tsx'
import { usePaketSource } from './use-paket-source.ts'

const MassalDialog = lazyPart(async () => ({
  default: (await import('../massal/massal-dialog.tsx')).MassalDialog,
}))

export function Component() {
  const siap = useQuery(paketQueries.siap()).data
  const [, noteTerakhir] = useTerakhir()
  const brand = useMerek((merek) => merek.brand)
  return (
    <ListPage
      shape={paketList}
      title="Packages"
      heading={`Paket ${brand}`}
      lead="Keberangkatan terdekat lebih dulu. Perubahan tampil di situs setelah terbit."
      source={usePaketSource(siap)}
      actions={<CsvMenu />}
      many={{
        most: MASSAL_MAX,
        dialog: ({ onDone, ...picked }) => (
          <MassalDialog
            {...picked}
            onDone={(hasil) => {
              noteTerakhir(hasil)
              onDone()
            }}
          />
        ),
      }}
      notices={
        <>
          <KursiNotice />
          <UndoMassalNotice />
        </>
      }
    />
  )
}
