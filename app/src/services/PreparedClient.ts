import { createContext } from 'react'
import type { ApolloClient } from '@apollo/client/core'

/** Client of a page that the server renders, with the answers of the page. Null in the browser, where `DataRoot` creates the client. */
export const PreparedClient = createContext<ApolloClient | null>(null)
