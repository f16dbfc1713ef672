import { get } from 'node:http'
import { typeSlug } from '@wasla/contract/profiles/types.ts'
import { nameOf, typeOf } from './many-profiles.ts'
import { measureSteadily, ofProfiles, type Visit } from './steady.ts'

/** Requests a compressed page and reads it to its last byte, as a browser does. */
const visit: Visit = ({ agent, port, index }) =>
  new Promise((resolve, reject) => {
    const path = `/profile/${typeSlug[typeOf(index)]}/${nameOf(index)}${index % 3 === 0 ? '?lang=ar' : ''}`
    get({ agent, host: '127.0.0.1', port, path, headers: { 'accept-encoding': 'gzip', accept: 'text/html' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`))
      answer.resume().once('end', () => resolve())
    }).once('error', reject)
  })

await measureSteadily('public page', visit, { ...ofProfiles, arguments: ['pages'] })
