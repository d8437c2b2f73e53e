import type { FormValues } from '@safar/shared/records/noun/values'
import { useState } from 'react'
import { useSession } from '../../access/session/session-store.ts'
import { withAlamat } from './alamat/with-alamat.ts'
import type { Stored } from './calls.ts'
import { draftKey } from './draft/draft.ts'
import { DraftNotice } from './draft/draft-notice.tsx'
import { useStart } from './draft/use-start.ts'
import { EditorBody, type EditorProps } from './editor-body.tsx'

/** Renders the form page of a new or stored record: drafts offered, then the form. */
export function Editor<V extends FormValues, R extends Stored>({
  shape: given,
  record,
  clean: unchanged,
  notice,
  ...rest
}: EditorProps<V, R>) {
  const [{ shape, clean }] = useState(() => withAlamat(given, unchanged, record))
  const owner = useSession((state) => state.userInfo?.user.id ?? '')
  const key = draftKey(shape, owner, record?.id ?? 'baru')
  const at = record?.updated_at ?? ''
  const { start, restart, offers, restore, discard, resumed } = useStart(shape, { key, clean, at })
  return (
    <EditorBody
      {...rest}
      key={start.id}
      shape={shape}
      record={record}
      start={start}
      draftKey={key}
      onRestart={restart}
      notice={
        <>
          {notice}
          <DraftNotice
            shape={shape}
            resumed={resumed}
            drafts={offers}
            base={at}
            clean={clean}
            onRestore={restore}
            onDiscard={discard}
          />
        </>
      }
    />
  )
}
