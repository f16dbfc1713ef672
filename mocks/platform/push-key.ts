/** The public key of the mock server for pushes. Nobody has its private key, because the mock pushes nothing. */
export const mockPushKey = 'BAO2vL4GRUIPyErkanK6qT5ecpUPP4yS-t_-N-QuzOlZwSnzRR9tEI0unuF61rZCZoxMuJwSKIbq9OMOC611bDc'
