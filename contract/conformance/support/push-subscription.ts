/** A browser's push subscription; the public key is a valid point, so pushes can be encrypted. */
export const pushSubscription = (name: string) => ({
  endpoint: `https://push.example/send/${name}`,
  keys: {
    p256dh:
      'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
});
