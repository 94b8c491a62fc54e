// The page stands in for the one that was asked for, so trying again is loading this address anew;
// once the network is back, nobody has to press anything.
document.getElementById('retry').addEventListener('click', (event) => {
  event.preventDefault();
  location.reload();
});
addEventListener('online', () => location.reload());
