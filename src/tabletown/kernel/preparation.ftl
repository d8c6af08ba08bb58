# What is got ready behind open tables

preparing-rules = { $all ->
    [0] The fast rules are being built.
   *[other] The fast rules are being built: { $done } of { $all }.
}
preparing-rules-ready = The fast rules are ready: bots think with them from now on.
preparing-rules-failed = The fast rules could not be built. Everything works without them, but slower. { $reason }
preparing-lab = The lab is getting its libraries. That takes a minute or so.
preparing-lab-ready = The lab is ready.
preparing-lab-failed = The lab could not get its libraries. { $reason }
