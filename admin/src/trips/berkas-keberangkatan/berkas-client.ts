import { createManifestClient } from '@safar/shared/trips/daftar-berangkat/manifest-client'
import { createSiskopatuhClient } from '@safar/shared/trips/siskopatuh/siskopatuh-client'
import { http } from '../../access/http.ts'

export const siskopatuhClient = createSiskopatuhClient(http)
export const manifestClient = createManifestClient(http)
